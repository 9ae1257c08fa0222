/** In place of a value that is not known, as it is from before the first block that was read. */
export function NotKnown() {
  return <span className="faint">Unknown</span>;
}
