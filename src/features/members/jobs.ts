import { z } from 'zod'
import { systemContext } from '@/platform/database/payload'
import { type Jobs, mailIdOf, NIGHTLY, NO_BACKFILL } from '@/platform/jobs/jobs'
import { log } from '@/platform/process/log'
import {
  ACCOUNT_CHANGE_TASK,
  ADDRESS_MAIL_TASK,
  accountChangeFacts,
  CODE_MAIL_TASK,
  forgetEndedSignIns,
  HOUSEHOLD_NEWS_TASK,
  householdNewsFacts,
  INVITATION_MAIL_TASK,
  PHONE_CODE_TASK,
  sendAccountChange,
  sendAddressMail,
  sendCodeMail,
  sendHouseholdNews,
  sendInvitationMail,
  sendPhoneCode,
} from './server'

const codeMail = z.object({ challenge: z.uuid() })
const invitationMail = z.object({ invitation: z.uuid() })
const phoneCode = z.object({ member: z.uuid(), locale: z.enum(['th', 'en', 'cht', 'chs']) })
const addressMail = phoneCode.extend({ to: z.enum(['old', 'new']) })

/** Erases what sign-ins leave behind. */
const FORGET_TASK = 'members.forget-sign-ins'

export const jobs = {
  tasks: {
    [CODE_MAIL_TASK]: async (facts, { job }) => {
      const { challenge } = codeMail.parse(facts)
      await sendCodeMail(await systemContext(CODE_MAIL_TASK), challenge, mailIdOf(job))
    },
    [ADDRESS_MAIL_TASK]: async (facts, { job }) =>
      sendAddressMail(await systemContext(ADDRESS_MAIL_TASK), addressMail.parse(facts), mailIdOf(job)),
    [ACCOUNT_CHANGE_TASK]: async (facts, { job }) =>
      sendAccountChange(await systemContext(ACCOUNT_CHANGE_TASK), accountChangeFacts.parse(facts), mailIdOf(job)),
    [HOUSEHOLD_NEWS_TASK]: async (facts, { job }) =>
      sendHouseholdNews(await systemContext(HOUSEHOLD_NEWS_TASK), householdNewsFacts.parse(facts), mailIdOf(job)),
    [INVITATION_MAIL_TASK]: async (facts, { job }) => {
      const { invitation } = invitationMail.parse(facts)
      await sendInvitationMail(await systemContext(INVITATION_MAIL_TASK), invitation, mailIdOf(job))
    },
    [PHONE_CODE_TASK]: async (facts, { job }) =>
      sendPhoneCode(await systemContext(PHONE_CODE_TASK), phoneCode.parse(facts), mailIdOf(job)),
    [FORGET_TASK]: async () => {
      const erased = await forgetEndedSignIns(await systemContext(FORGET_TASK))
      if (erased > 0) log.info({ erased }, 'ended sessions and codes of members were erased')
    },
  },
  cron: [{ task: FORGET_TASK, match: NIGHTLY, options: NO_BACKFILL }],
} satisfies Jobs
