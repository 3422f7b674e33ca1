import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { timeIn } from '@/platform/database/rows'
import { numberOfRound } from '../domain/beacon'
import { roundAt } from '../domain/beacon-chain'
import type { Launch } from '../domain/launch'
import { may } from '../domain/permissions'
import { finishDraw } from './finish-draw'
import { byCode, launchesWhere, readLaunch } from './launch-record'
import { launchStep, type StepRefusal } from './launch-step'
import { readRound } from './read-beacon'

/** Why a launch is not drawn now, whatever its number. */
export type NotNowRefusal = 'done' | 'withdrawn' | 'notClosed' | 'tooEarly' | 'otherSource'

/** Whether a launch can be drawn at a time with a number from this source. */
export function drawRefusal(launch: Launch, source: Launch['numberSource'], now: Date): NotNowRefusal | null {
  if (launch.withdrawal) return 'withdrawn'
  if (launch.draw) return 'done'
  if (!launch.closing || !launch.numberAt) return 'notClosed'
  if (launch.numberSource !== source) return 'otherSource'
  return now < launch.numberAt ? 'tooEarly' : null
}

/** Why nothing was drawn. */
export type DrawRefusal = StepRefusal | NotNowRefusal | 'noRound' | 'forged'

/** The signature of the named round: what was pasted, or what the network tells. */
async function signatureOf(round: number, pasted: string): Promise<string | null> {
  if (pasted !== '') return pasted
  const told = await readRound(round, async (one) => (await numberOfRound(one)) !== null)
  return told?.signature ?? null
}

/**
 * Draws with the round of the beacon that the commitment named, and publishes the secret, in one step. The round is read
 * from the network, or is pasted where the network is closed; its signature is checked offline against the pinned key
 * either way. A launch is drawn once.
 */
export async function drawWithBeacon(
  ctx: Context,
  code: string,
  reason: string,
  pasted = '',
): Promise<Result<string, DrawRefusal>> {
  requireActor(ctx, may.drawWithBeacon)

  if (reason.trim() === '') return refuse('noReason')
  const launch = await readLaunch(ctx, byCode(code))
  if (!launch) return refuse('gone')
  const early = drawRefusal(launch, 'beacon', ctx.now)
  if (early || !launch.numberAt) return refuse(early ?? 'notClosed')
  const round = roundAt(launch.numberAt)
  const signature = await signatureOf(round, pasted.trim().toLowerCase())
  if (signature === null) return refuse('noRound')
  const value = await numberOfRound({ round, signature })
  if (value === null) return refuse('forged')
  return launchStep<string, DrawRefusal>(ctx, { code, reason }, async (inside, locked) => {
    const refusal = drawRefusal(locked, 'beacon', inside.now)
    if (refusal) return refuse(refusal)
    await finishDraw(inside, locked, { source: 'beacon', value, round, signature }, reason)
    return ok(value)
  })
}

/** Draws every closed launch whose round of the beacon is out. Resolves to what came of each, by its code. */
export async function drawDueLaunches(ctx: Context): Promise<Record<string, 'drawn' | DrawRefusal>> {
  requireActor(ctx, may.drawDueLaunches)

  const due = await launchesWhere(
    ctx,
    sql`m.number_source = 'beacon' and m.number_at <= ${timeIn(ctx.now)} and k.campaign_id is not null
      and d.id is null and w.campaign_id is null`,
  )
  const outcome: Record<string, 'drawn' | DrawRefusal> = {}
  for (const { code } of due) {
    const drawn = await drawWithBeacon(ctx, code, 'the round is out · บีคอนเผยแพร่แล้ว')
    outcome[code] = drawn.ok ? 'drawn' : drawn.refusal
  }
  return outcome
}
