import { headers } from 'next/headers'
import { arrivedUploads, takeUpload } from '@/features/uploads/server'
import { networkOf } from '@/kernel/network-of'
import type { Context } from '@/platform/context'
import { consumeToken } from '@/platform/rate-limit'
import { type FieldDescription, type FormName, formOf } from '../domain/form-descriptions'
import { type FormFault, type KeptFile, keptField } from '../domain/form-state'

const FILES_IN_TEN_MINUTES = 30

/** What arrived of a form's files, now and before, and what is wrong with the others. */
export interface TakenFiles {
  files: Record<string, KeptFile[]>
  faults: FormFault[]
}

/** Files that arrived with an earlier answer, by their ids. */
async function keptOf(ctx: Context, field: FieldDescription, data: FormData): Promise<KeptFile[]> {
  const ids = data.getAll(keptField(field.name)).filter((value) => typeof value === 'string')
  return arrivedUploads(ctx, ids.slice(0, field.most))
}

const sentTo = (field: FieldDescription, data: FormData) =>
  data.getAll(field.name).filter((value): value is File => value instanceof File && value.size > 0)

async function mayTake(ctx: Context): Promise<boolean> {
  const who = (await headers()).get('x-client-ip') ?? 'unknown'
  return consumeToken(ctx.payload, 'upload', networkOf(who), FILES_IN_TEN_MINUTES, 600)
}

async function takeField(ctx: Context, field: FieldDescription, data: FormData): Promise<TakenFiles> {
  const files = await keptOf(ctx, field, data)
  const faults: FormFault[] = []
  for (const file of sentTo(field, data)) {
    if (files.length >= (field.most ?? 1) || !(await mayTake(ctx))) {
      faults.push({ field: field.name, code: 'tooManyFiles' })
      break
    }
    const sent = { name: file.name, accepts: field.accepts ?? 'pictures', content: file.stream() }
    const taken = await takeUpload(ctx, sent)
    if (taken.ok) files.push(taken.value)
    else faults.push({ field: field.name, code: taken.refusal })
  }
  return { files: { [field.name]: files }, faults }
}

/**
 * Takes the files of a posted form, whether or not its other fields are right, so that none must be chosen twice. The
 * number of files is limited by field and by network.
 */
export async function takeFiles(ctx: Context, form: FormName, data: FormData): Promise<TakenFiles> {
  const taken: TakenFiles = { files: {}, faults: [] }
  for (const field of formOf(form).fields.filter(({ kind }) => kind === 'files')) {
    const { files, faults } = await takeField(ctx, field, data)
    Object.assign(taken.files, files)
    // One line a field: the first fault says what to mend.
    taken.faults.push(...faults.slice(0, 1))
  }
  return taken
}
