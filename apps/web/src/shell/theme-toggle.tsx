import { type ColorScheme, chooseColorScheme, useColorScheme } from '../shared/color-scheme.ts';
import { Icon, type IconName } from '../shared/ui/icon.tsx';

const STEPS: Readonly<Record<ColorScheme, { icon: IconName; name: string; next: ColorScheme }>> = {
  auto: { icon: 'system', name: 'system', next: 'light' },
  light: { icon: 'sun', name: 'light', next: 'dark' },
  dark: { icon: 'moon', name: 'dark', next: 'auto' },
};

/** Steps through system, light and dark. */
export function ThemeToggle() {
  const colorScheme = useColorScheme();
  const { icon, name, next } = STEPS[colorScheme];
  const label = `Theme: ${name}. Switch to ${STEPS[next].name}`;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      data-tip={label}
      onClick={() => chooseColorScheme(next)}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
