const PRIVATE = { 'Cache-Control': 'private, no-store' }

/** A picture of one person as a PNG file of that name; 404 without one. It may be looked at as well as saved. */
export const pictureAnswer = (picture: Buffer | null, name: string): Response =>
  picture
    ? new Response(new Uint8Array(picture), {
        headers: {
          ...PRIVATE,
          'Content-Type': 'image/png',
          'Content-Disposition': `inline; filename="${name}.png"`,
          'X-Robots-Tag': 'noindex',
        },
      })
    : Response.json({ error: 'not_found' }, { status: 404, headers: PRIVATE })
