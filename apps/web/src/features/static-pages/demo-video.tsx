import { useState } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import styles from './article.module.css';
import video from './demo.webm';
import captions from './demo-captions.vtt?url';

/** A tour of the explorer, recorded on the simulated network. It is loaded when it is asked for. */
export function DemoVideo() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="button primary" onClick={() => setIsOpen(true)}>
        Watch the explorer demo
      </button>
      {isOpen ? (
        <Dialog title="Explorer demo" wide close={() => setIsOpen(false)}>
          <video className={styles.demoVideo} controls autoPlay muted playsInline>
            <source src={video} type="video/webm" />
            <track kind="captions" srcLang="en" label="English" src={captions} default />
            Your browser can’t play this video. <a href={video}>Download it</a> instead.
          </video>
        </Dialog>
      ) : null}
    </>
  );
}
