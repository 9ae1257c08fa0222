/** The product's sign. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <circle cx="10.5" cy="10.5" r="7.5" strokeWidth="2.4" />
      <path d="M7 13v-5M10.5 14.5v-8M14 12.5v-4" strokeWidth="1.9" />
      <path d="m16 16 5 5" strokeWidth="2.8" />
    </svg>
  );
}
