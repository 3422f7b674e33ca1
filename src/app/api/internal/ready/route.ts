import { proveWritable, sendProof } from '@/features/health/server'
import { rereadSections } from '@/features/routing/server'
import { PROOF_HEADER } from '@/kernel/http/proof-channel'
import { systemContext } from '@/platform/database/payload'
import { isFromGateway } from '@/platform/process/gateway-secret'
import { log } from '@/platform/process/log'

/** However often it is asked, something is written at most once in this time. */
const PROOF_LASTS_MS = 5_000
let proof: { at: number; isGiven: Promise<boolean> } | null = null

/** Whether the database stored something within the last seconds. */
function isWritable(): Promise<boolean> {
  const now = Date.now()
  if (proof === null || now - proof.at >= PROOF_LASTS_MS) proof = { at: now, isGiven: write() }
  return proof.isGiven
}

async function write(): Promise<boolean> {
  try {
    await proveWritable(await systemContext('gateway'))
    return true
  } catch (error) {
    log.error({ error }, 'the database stores nothing')
    return false
  }
}

/**
 * Readiness of the app: the database answers, stores something, and the memory caches are loaded. A gateway that sends a
 * token hears it on its own connection to the database. The launcher calls it
 * before any page, so Payload is initialised here, in the bundle of the API routes. Payload recognises its errors by
 * class, and each bundle has its own classes: initialised elsewhere, the back office would lose the messages of invalid
 * fields.
 */
export async function GET(request: Request) {
  if (!isFromGateway(request)) return new Response(null, { status: 404 })
  await rereadSections(await systemContext('gateway'))
  const isReady = await isWritable()
  const token = request.headers.get(PROOF_HEADER)
  if (token && isReady) await sendProof(await systemContext('gateway'), token)
  return Response.json({ isWritable: isReady }, { status: isReady ? 200 : 503 })
}
