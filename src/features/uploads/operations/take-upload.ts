import sharp from 'sharp'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { discard, factsOfKept, keep, type QuarantinedFile, quarantine, removeKept } from '@/platform/http/private-files'
import {
  type Accepts,
  type FileKind,
  isAccepted,
  isPdfToSaveAgain,
  kindOfBytes,
  readableName,
  UPLOAD_LIMITS,
} from '../domain/file-kinds'
import { may } from '../domain/permissions'
import { uploads } from '../tables'

/** Why a file was not taken. */
export type UploadFault = 'fileTooBig' | 'fileNotAllowed' | 'fileToSaveAgain' | 'fileUnreadable'

/** A file that was taken and waits to be claimed by what the visitor sends. Its id is a secret of the sender. */
export interface WaitingUpload {
  id: string
  name: string
}

interface SentFile {
  name: string
  accepts: Accepts
  content: ReadableStream<Uint8Array>
}

/** One picture is drawn at a time: a picture of 50 megapixels takes 150 MB while it is open. */
let drawing: Promise<unknown> = Promise.resolve()

async function redraw(from: string, to: string): Promise<void> {
  const { pixels: limitInputPixels, longestSide } = UPLOAD_LIMITS
  const turn = drawing.then(() =>
    sharp(from, { limitInputPixels, failOn: 'error', pages: 1, sequentialRead: true })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(to),
  )
  drawing = turn.catch(() => undefined)
  await turn
}

async function keepAs(kind: FileKind, file: QuarantinedFile): Promise<string | null> {
  if (kind === 'pdf') return keep(file)
  // A picture that cannot be drawn is none, whatever its first bytes say.
  return keep(file, redraw).catch(() => null)
}

/**
 * Takes one file of a visitor: by its content and not its name, at most 10 MB, pictures drawn again (which leaves
 * position, camera and hidden data behind). It waits two hours to be claimed.
 */
export async function takeUpload(ctx: Context, sent: SentFile): Promise<Result<WaitingUpload, UploadFault>> {
  requireActor(ctx, may.takeUpload)

  const file = await quarantine(sent.content, UPLOAD_LIMITS.bytes)
  if (file === null) return refuse('fileTooBig')
  const kind = kindOfBytes(file.head, file.tail)
  if (kind === null || !isAccepted(sent.accepts, kind)) {
    await discard(file)
    const isAlmost = kind === null && isAccepted(sent.accepts, 'pdf') && isPdfToSaveAgain(file.head, file.tail)
    return refuse(isAlmost ? 'fileToSaveAgain' : 'fileNotAllowed')
  }
  const id = await keepAs(kind, file)
  if (id === null) return refuse('fileUnreadable')
  const name = readableName(sent.name)
  try {
    const { bytes, sha256 } = await factsOfKept(id)
    const row = { id, name, kind: kind === 'pdf' ? 'pdf' : 'picture', bytes, sha256, takenAt: ctx.now } as const
    await (await queriesOf(ctx)).insert(uploads).values(row)
  } catch (error) {
    await removeKept([id])
    throw error
  }
  return ok({ id, name })
}
