import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import type { Staff } from '@/payload-types'
import { inStaffLanguage, label } from '@/platform/back-office/cms-labels'
import { databaseOf } from '@/platform/database/database'
import { findConfirmation } from '../operations/confirmation-records'

const NEEDED = label(
  'Nothing was changed yet: first confirm that it is you. In the form of the account, enter your own password under “Confirm that it is you”.',
  'ยังไม่มีการเปลี่ยนแปลง กรุณายืนยันว่าเป็นคุณก่อน โดยกรอกรหัสผ่านของคุณเองในหัวข้อ “ยืนยันว่าเป็นคุณ” ในแบบฟอร์มของบัญชี',
)

/** Belongs to a field, so that the form of the account keeps what was typed and asks there. */
class ConfirmationNeeded extends APIError {
  constructor(req: PayloadRequest) {
    const message = inStaffLanguage(req, NEEDED)
    super(message, 403, { errors: [{ path: 'currentPassword', message }] }, true)
  }
}

const signedIn = z.object({ id: z.number(), _sid: z.string() })

/** Whether the person of a request has shown within the last minutes who they are. */
export async function isConfirmed({ payload, user }: PayloadRequest): Promise<boolean> {
  const found = signedIn.safeParse(user)
  if (!found.success) return false
  const { id: staff, _sid: session } = found.data
  return (await findConfirmation(await databaseOf(payload), { staff, session }, new Date())) !== null
}

/**
 * Whoever is signed in makes, changes and removes the accounts of others only after showing again who they are: an open
 * browser, or a stolen session, is not enough. The system and the holder of a mailed link are signed in as nobody.
 */
async function requireConfirmed(req: PayloadRequest): Promise<void> {
  if (req.user && !(await isConfirmed(req))) throw new ConfirmationNeeded(req)
}

/** Whether an account is that of the person who is signed in. */
export const isOwnAccount = ({ user }: PayloadRequest, account: Pick<Staff, 'id'> | undefined): boolean =>
  account !== undefined && user?.collection === 'staff' && user.id === account.id

/** Before the account of somebody else is written, or a new one. One's own is guarded by the current password. */
export const confirmBeforeWriting: CollectionBeforeValidateHook<Staff> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // A copy of one's own account is a new one.
  const isOwn = operation === 'update' && isOwnAccount(req, originalDoc)
  if (!isOwn) await requireConfirmed(req)
  return data
}

export const confirmBeforeDeleting: CollectionBeforeDeleteHook = ({ req }) => requireConfirmed(req)
