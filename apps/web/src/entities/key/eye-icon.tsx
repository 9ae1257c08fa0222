/** An eye, for buttons that reveal something. */
export function EyeIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={16} height={16} aria-hidden="true" focusable="false">
      <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z" />
    </svg>
  );
}
