import sharp from 'sharp'

/** Quality of a picture that is written again: above what an eye tells from the original. */
const QUALITY = 95

/**
 * A picture as it may be shown to anybody: upright, with its colours, and without what a camera wrote into it (place,
 * serial number, owner). Bytes that hold none of that are returned as they are, and so is what is no picture, which the
 * library refuses by itself.
 */
export async function withoutPrivateData(data: Buffer): Promise<Buffer> {
  const facts = await sharp(data)
    .metadata()
    .catch(() => null)
  if (!facts) return data
  const { exif, xmp, iptc, comments, orientation = 1, format } = facts
  if (!exif && !xmp && !iptc && !comments?.length && orientation === 1) return data
  const upright = sharp(data).autoOrient().keepIccProfile()
  if (format === 'png') return upright.png().toBuffer()
  if (format === 'webp') return upright.webp({ quality: QUALITY }).toBuffer()
  if (format === 'heif') return upright.avif({ quality: QUALITY }).toBuffer()
  return upright.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
}
