import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';

const STEPS: Readonly<Record<MantineColorScheme, { icon: IconName; name: string; next: MantineColorScheme }>> = {
  auto: { icon: 'system', name: 'system', next: 'light' },
  light: { icon: 'sun', name: 'light', next: 'dark' },
  dark: { icon: 'moon', name: 'dark', next: 'auto' },
};

/** Steps through system, light and dark. */
export function ThemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { icon, name, next } = STEPS[colorScheme];
  const label = `Theme: ${name}. Switch to ${STEPS[next].name}`;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      data-tip={label}
      onClick={() => setColorScheme(next)}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
