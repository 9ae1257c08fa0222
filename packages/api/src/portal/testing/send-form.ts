import type { PortalApi } from './open-portal-api.ts';

type Part = string | Uint8Array | { readonly bytes: Uint8Array; readonly name: string; readonly type: string };

/** Sends fields and files as a browser does. */
export async function sendForm(
  api: PortalApi,
  method: 'POST' | 'PUT',
  url: string,
  token: string,
  parts: Readonly<Record<string, Part>>,
): Promise<Awaited<ReturnType<PortalApi['send']>>> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part);
    else {
      const {
        bytes,
        name: fileName,
        type,
      } = part instanceof Uint8Array ? { bytes: part, name: 'file', type: '' } : part;
      form.append(name, new File([new Uint8Array(bytes)], fileName, { type }));
    }
  }
  const request = new Response(form);
  return api.send(method, url, {
    token,
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
}
