import type { Announcement } from '@ledgerscope/contract/announcement';
import { Icon } from '../../shared/ui/icon.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { safeLink, severityClass } from './due-announcements.ts';

interface BannerProps {
  readonly announcement: Pick<Announcement, 'id' | 'description' | 'link' | 'severity'>;
  /** Omitted in a preview. */
  readonly close?: () => void;
}

/** One announcement as it is shown over every page. */
export function Banner({ announcement, close }: BannerProps) {
  const link = safeLink(announcement.link);
  return (
    <div data-announcement={announcement.id} className={`banner announcement ${severityClass(announcement.severity)}`}>
      <div className="wrap">
        <p className="grow break">
          <LedgerText text={announcement.description} />
        </p>
        {link === null ? null : (
          <a className="button small" href={link} target="_blank" rel="noopener noreferrer nofollow">
            Register here
          </a>
        )}
        {close === undefined ? null : (
          <button type="button" className="icon-button" aria-label="Dismiss announcement" onClick={close}>
            <Icon name="cross" size={16} />
          </button>
        )}
      </div>
    </div>
  );
}
