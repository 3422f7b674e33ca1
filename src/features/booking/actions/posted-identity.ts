import type { FormState } from '@/kernel/form-state'
import { ok, type Result, refuse } from '@/kernel/result'
import { postedText } from '@/platform/posted-text'
import { fieldOf } from '../domain/form'
import { type Identity, MAX_BUYERS, readIdentity, type SigningPlace } from '../domain/identity'

const COLUMNS = ['name', 'document', 'number', 'nationality'] as const
const MOST_TYPED = 400

/** Who books, as a form posts it. A refusal names each field with its fault. */
export function postedIdentity(data: FormData, place: SigningPlace = 'web'): Result<Identity, FormState['faults']> {
  const typed = (name: string) => postedText(data, name).slice(0, MOST_TYPED)
  const buyers = Array.from({ length: MAX_BUYERS }, (_, index) => {
    const [name = '', document = '', number = '', nationality = ''] = COLUMNS.map((column) =>
      typed(fieldOf(column, index)),
    )
    return { name, document, number, nationality, email: index === 0 ? '' : typed(fieldOf('email', index)) }
  })
  const read = readIdentity({ email: typed('email'), phone: typed('phone'), buyers }, place)
  if (read.ok) return ok(read.value)
  const nameOf = (field: string, buyer: number) =>
    buyer === 0 && (field === 'email' || field === 'phone') ? field : fieldOf(field, buyer)
  return refuse(read.refusal.map(({ field, buyer, fault }) => ({ field: nameOf(field, buyer), fault })))
}
