import type { FormState } from '@/kernel/form/form-state'
import { plainText } from '@/kernel/form/plain-text'
import { postedLine } from '@/kernel/form/posted-form'
import { ok, type Result, refuse } from '@/kernel/result'
import { undrawnLetters } from '@/platform/pdf/typefaces'
import { fieldOf } from '../domain/form'
import { type Identity, MAX_BUYERS } from '../domain/identity'
import { type FieldFault, readIdentity, type SigningPlace } from '../domain/read-identity'

const COLUMNS = ['name', 'document', 'number', 'nationality'] as const

/** The names with letters that the fonts of the contract lack: it would print them as squares. */
async function undrawnNames(buyers: readonly { name: string }[]): Promise<FieldFault[]> {
  const undrawn = await Promise.all(buyers.map(({ name }) => undrawnLetters(plainText(name))))
  return undrawn.flatMap(({ length }, buyer) => (length > 0 ? [{ buyer, field: 'name', fault: 'notDrawn' }] : []))
}

const hasNameFault = (faults: readonly FieldFault[], buyer: number) =>
  faults.some((one) => one.buyer === buyer && one.field === 'name')

/** Who books, as a form posts it. A refusal names each field with its fault, also what the contract cannot print. */
export async function postedIdentity(
  data: FormData,
  place: SigningPlace = 'web',
): Promise<Result<Identity, FormState['faults']>> {
  const typed = (name: string) => postedLine(data, name)
  const buyers = Array.from({ length: MAX_BUYERS }, (_, index) => {
    const [name = '', document = '', number = '', nationality = ''] = COLUMNS.map((column) =>
      typed(fieldOf(column, index)),
    )
    return { name, document, number, nationality, email: index === 0 ? '' : typed(fieldOf('email', index)) }
  })
  const read = readIdentity({ email: typed('email'), phone: typed('phone'), buyers }, place)
  const found = read.ok ? [] : read.refusal
  const faults = [...found, ...(await undrawnNames(buyers)).filter(({ buyer }) => !hasNameFault(found, buyer))]
  if (read.ok && faults.length === 0) return ok(read.value)
  const nameOf = (field: string, buyer: number) =>
    buyer === 0 && (field === 'email' || field === 'phone') ? field : fieldOf(field, buyer)
  return refuse(faults.map(({ field, buyer, fault }) => ({ field: nameOf(field, buyer), fault })))
}
