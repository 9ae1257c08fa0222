import { useEffect, useState } from 'react';

const WAIT_MS = 3_000;

/** What an empty list of NFTs says: "Loading..." at first, since NFTs of a fresh mint may still come, then that there are none. */
export function NoNfts({ text = 'No NFTs found' }: { text?: string }) {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return <span role="status">{waited ? text : 'Loading...'}</span>;
}
