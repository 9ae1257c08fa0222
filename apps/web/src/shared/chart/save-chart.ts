const SCALE = 2;

/** Hands text or an image to the visitor as a file. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Turns a drawing (data address of an SVG) into a PNG on the page's background, twice as large for sharp screens. */
export async function pngOfSvg(address: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser offers no canvas');
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the image could not be made')) : resolve(blob)));
  });
}

/** The drawing (data address of an SVG) as a file of its own. */
export async function svgBlob(address: string): Promise<Blob> {
  const [, encoded = ''] = /^data:image\/svg\+xml;charset=UTF-8,(.*)$/s.exec(address) ?? [];
  if (encoded === '') throw new Error('there is no drawing');
  return new Blob([decodeURIComponent(encoded)], { type: 'image/svg+xml' });
}
