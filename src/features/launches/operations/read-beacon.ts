import { z } from 'zod'
import { env } from '@/platform/process/env'
import { type BeaconRound, QUICKNET } from '../domain/beacon-chain'

const TIMEOUT_MS = 5000

const answerShape = z.object({ round: z.number(), signature: z.string() })

/** What one address of the network says about a round; null when it does not answer, or not with that round. */
async function askOne(url: string, round: number): Promise<BeaconRound | null> {
  try {
    const answer = await fetch(`${url}/${QUICKNET.hash}/public/${round}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const read = answerShape.safeParse(await answer.json())
    return read.success && read.data.round === round ? read.data : null
  } catch {
    return null
  }
}

/**
 * A round of the beacon from each address in turn, as it is told: whoever uses it checks its signature. `accepts` lets the
 * next address be asked when one tells something forged. Null when none has it.
 */
export async function readRound(
  round: number,
  accepts: (told: BeaconRound) => Promise<boolean>,
): Promise<BeaconRound | null> {
  for (const url of env.BEACON_URL) {
    const told = await askOne(url, round)
    if (told && (await accepts(told))) return told
  }
  return null
}
