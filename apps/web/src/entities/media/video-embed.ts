const HOSTS = /^(?:(?:www\.|m\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|youtu\.be)$/;
const VIDEO_ID = /^[\w-]{11}$/;

/** Where a film at the largest video host plays without cookies; undefined for any other address. */
export function videoEmbed(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || !HOSTS.test(url.hostname)) return undefined;
  const parts = url.pathname.split('/').slice(1);
  const id = url.hostname === 'youtu.be' ? parts[0] : (url.searchParams.get('v') ?? parts[1]);
  return id !== undefined && VIDEO_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined;
}
