import { arrivedUploads, takeUpload } from '@/features/uploads/server'
import type { KeptFile } from '@/kernel/form/form-state'
import { postedFiles, postedTexts } from '@/kernel/form/posted-form'
import type { Context } from '@/platform/database/context'
import { maySend } from '@/platform/http/form-sender'
import { type FieldDescription, type FormName, formOf } from '../domain/form-descriptions'
import { type FormFault, keptField } from '../domain/form-state'

const FILES = [30, 600] as const

/** What arrived of a form's files, now and before, and what is wrong with the others. */
export interface TakenFiles {
  files: Record<string, KeptFile[]>
  faults: FormFault[]
}

/** Files that arrived with an earlier answer, by their ids. */
async function keptOf(ctx: Context, field: FieldDescription, data: FormData): Promise<KeptFile[]> {
  const ids = postedTexts(data, keptField(field.name))
  return arrivedUploads(ctx, ids.slice(0, field.most))
}

async function takeField(ctx: Context, field: FieldDescription, data: FormData): Promise<TakenFiles> {
  const files = await keptOf(ctx, field, data)
  const faults: FormFault[] = []
  for (const file of postedFiles(data, field.name)) {
    if (files.length >= (field.most ?? 1) || !(await maySend(ctx, 'upload', FILES))) {
      faults.push({ field: field.name, fault: 'tooManyFiles' })
      break
    }
    const sent = { name: file.name, accepts: field.accepts ?? 'pictures', content: file.stream() }
    const taken = await takeUpload(ctx, sent)
    if (taken.ok) files.push(taken.value)
    else faults.push({ field: field.name, fault: taken.refusal })
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
