const PRIVATE = { 'Cache-Control': 'private, no-store' }

/** A paper of one person as a file of that name; 404 without one. */
export const pdfAnswer = (paper: Buffer | null, name: string): Response =>
  paper
    ? new Response(new Uint8Array(paper), {
        headers: {
          ...PRIVATE,
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="${name}.pdf"`,
          'X-Robots-Tag': 'noindex',
        },
      })
    : Response.json({ error: 'not_found' }, { status: 404, headers: PRIVATE })
