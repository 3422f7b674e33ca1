import { z } from 'zod'
import { recordUnknownAddresses } from '@/features/routing/server'
import { systemContext } from '@/platform/database/payload'
import { isFromGateway } from '@/platform/process/gateway-secret'

const address = z.object({ path: z.string().regex(/^\//).max(200), hits: z.number().int().min(1).max(1_000_000_000) })
const body = z.object({ addresses: z.array(address).min(1).max(2_000) })

/** Called by this node's own gateway: the paths it answered with 404, counted. */
export async function POST(request: Request) {
  if (!isFromGateway(request)) return new Response(null, { status: 404 })
  const { addresses } = body.parse(await request.json())
  await recordUnknownAddresses(await systemContext('gateway'), addresses)
  return Response.json({ recorded: addresses.length })
}
