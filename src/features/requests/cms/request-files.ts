import { Readable } from 'node:stream'
import type { Endpoint, PayloadRequest } from 'payload'
import { listUploads, openUpload } from '@/features/uploads/server'
import { contextOf } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { env } from '@/platform/process/env'
import { isValidToken, signToken } from '@/platform/sign-in/signed-token'
import { uploadsOwner } from '../operations/take-request'
import { requestAccess } from './request-access'

const PURPOSE = 'request-file'
const LINK_MINUTES = 10

const NO_STORE = { 'Cache-Control': 'no-store' }

const refused = (status: number) => Response.json({ error: 'not found' }, { status, headers: NO_STORE })

const parameter = (req: PayloadRequest, name: string) => String(req.routeParams?.[name] ?? '')

/** Whether the staff member may read the request itself. */
async function mayRead(req: PayloadRequest): Promise<boolean> {
  if ((await requestAccess.read({ req })) === false) return false
  const where = { id: { equals: parameter(req, 'id') } }
  const { totalDocs } = await localApi(contextOf(req), 'as-actor').count({ collection: 'requests', where })
  return totalDocs === 1
}

/** `GET /api/requests/{id}/files`: the files of a request, each with a link that ends after ten minutes. */
export const filesEndpoint: Endpoint = {
  method: 'get',
  path: '/:id/files',
  handler: async (req) => {
    if (!(await mayRead(req))) return refused(404)
    const [ctx, id] = [contextOf(req), parameter(req, 'id')]
    const until = new Date(ctx.now.getTime() + LINK_MINUTES * 60_000)
    const stored = await listUploads(ctx, uploadsOwner(Number(id)))
    const files = stored.map(({ id: file, ...facts }) => ({
      ...facts,
      href: `/api/requests/${id}/files/${file}?pass=${signToken(env.PAYLOAD_SECRET ?? '', PURPOSE, [id, file], until)}`,
    }))
    return Response.json({ files }, { headers: NO_STORE })
  },
}

/** A file name as RFC 6266 wants it: plain, and in UTF-8 for those who can read it. */
const dispositionOf = (name: string) =>
  `attachment; filename="${name.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

/** `GET /api/requests/{id}/files/{file}?pass=…`: one file as a download, for staff with a link of theirs. */
export const fileEndpoint: Endpoint = {
  method: 'get',
  path: '/:id/files/:file',
  handler: async (req) => {
    if (!(await mayRead(req))) return refused(404)
    const [ctx, id, file] = [contextOf(req), parameter(req, 'id'), parameter(req, 'file')]
    const pass = typeof req.query.pass === 'string' ? req.query.pass : undefined
    if (!isValidToken(env.PAYLOAD_SECRET ?? '', PURPOSE, [id, file], pass, ctx.now)) return refused(404)
    const found = await openUpload(ctx, uploadsOwner(Number(id)), file)
    if (!found) return refused(404)
    const isPdf = found.kind === 'pdf'
    return new Response(Readable.toWeb(found.content) as ReadableStream, {
      headers: {
        ...NO_STORE,
        'Content-Type': isPdf ? 'application/pdf' : 'image/webp',
        'Content-Length': String(found.bytes),
        'Content-Disposition': dispositionOf(isPdf ? found.name : found.name.replace(/\.\w+$/, '').concat('.webp')),
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
      },
    })
  },
}
