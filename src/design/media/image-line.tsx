/**
 * A line over the lower edge of an image, empty and hidden while there is none on this device: it appears without layout
 * shift. Who knows the lines writes them into the document (`showImageLines`). Its container must be `relative`.
 */
export function ImageLine({ of }: { of: string }) {
  return <p data-way={of} hidden={true} className="image-line" />
}
