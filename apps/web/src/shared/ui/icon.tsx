const SHAPES = {
  search: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM15.5 15.5l6 6',
  copy: 'M10 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM4 16V5a1 1 0 0 1 1-1h11',
  check: 'm4 12.5 5 5L20 6.5',
  cross: 'M6 6l12 12M18 6 6 18',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  system: 'M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM8 21h8M12 17v4',
  warning: 'M12 4 2.5 20h19L12 4ZM12 10v4.5M12 17.2v.3',
  shield: 'M12 3 4.5 6v5.5c0 4.5 3.2 7.8 7.5 9.5 4.3-1.7 7.5-5 7.5-9.5V6L12 3ZM8.5 12l2.5 2.5 4.5-5',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  chevron: 'm9 6 6 6-6 6',
  back: 'm15 6-6 6 6 6',
  caret: 'm6 9 6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  account: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  contract: 'M6 3h9l4 4v14H6V3ZM14 3v5h5M9.5 13l-1.5 2 1.5 2M14.5 13l1.5 2-1.5 2',
  token: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM8.5 9.5h7M12 9.5v7',
  topic: 'M4 5h16v11H10l-4.5 4V16H4V5ZM8 9h8M8 12h5',
  file: 'M6 3h9l4 4v14H6V3ZM14 3v5h5',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2',
  block: 'm12 3 8 4.5v9L12 21l-8-4.5v-9L12 3ZM4 7.5l8 4.5 8-4.5M12 12v9',
  node: 'M4 5h16v5H4V5ZM4 14h16v5H4v-5ZM7.5 7.5h.01M7.5 16.5h.01',
  arrows: 'M4 8h14l-3.5-3.5M20 16H6l3.5 3.5',
  nft: 'M4 4h16v16H4V4ZM4 16l5-5 4 4 3-3 4 4M15.5 8.5h.01',
  filter: 'M4 6h16M7 12h10M10 18h4',
  edit: 'M4 20h4L19.5 8.5a2.1 2.1 0 0 0-4-4L4 16v4ZM13.5 6.5l4 4',
  refresh: 'M20 11.5a8 8 0 1 0-2.3 6M20 5v6.5h-6.5',
  chart: 'M4 4v16h16M8 16l4-5 3 3 4-6',
} as const;

export type IconName = keyof typeof SHAPES;

/** A line icon in the colour of its text; always beside words or a label, so hidden from screen readers. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  );
}
