import type { FormState } from '@/kernel/form/form-state'
import type { SendFault } from '@/kernel/form/send-fault'

/** Why a valid form of the member pages was not taken, or that it was. */
export type MemberNotice =
  | SendFault
  | 'tooSoon'
  | 'busy'
  | 'changedElsewhere'
  | 'cookies'
  | 'lastCounts'
  | 'saved'
  | 'passwordSet'
  | 'sent'
  | 'ended'
  | 'emailTaken'
  | 'householdFull'
  | 'listFull'
  | 'inHousehold'
  | 'invitationEnded'
  | 'invitationNotYours'
  | 'passkeyEnded'
  | 'passkeyEnough'
  | 'passkeyStopped'
  | 'proofNeeded'

/** The state of a form of the member pages. */
export type MemberState = FormState<MemberNotice>
