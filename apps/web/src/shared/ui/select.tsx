import { Icon } from './icon.tsx';
import { usePainted } from './use-painted.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Group {
  readonly group: string;
  readonly items: readonly Choice[];
}

interface SelectProps {
  /** Its name for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly (Choice | Group)[];
  readonly choose: (value: string) => void;
}

/** One choice of several, in the browser's own list. All but the chosen one are drawn after the first paint. */
export function Select({ label, value, options, choose }: SelectProps) {
  const painted = usePainted();
  return (
    <span className="select">
      <select aria-label={label} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {painted ? options.map(option) : chosenOf(options, value).map(option)}
      </select>
      <Icon name="caret" size={13} />
    </span>
  );
}

function option(one: Choice | Group) {
  if ('group' in one)
    return (
      <optgroup key={one.group} label={one.group}>
        {one.items.map(option)}
      </optgroup>
    );
  return (
    <option key={one.value} value={one.value}>
      {one.label}
    </option>
  );
}

function chosenOf(options: readonly (Choice | Group)[], value: string): readonly Choice[] {
  const choices = options.flatMap((one) => ('group' in one ? one.items : [one]));
  return choices.filter((one) => one.value === value);
}
