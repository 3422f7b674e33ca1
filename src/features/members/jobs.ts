import { z } from 'zod'
import { type Jobs, mailIdOf, NIGHTLY, NO_BACKFILL } from '@/platform/jobs'
import { log } from '@/platform/log'
import { systemContext } from '@/platform/payload'
import { CODE_MAIL_TASK, forgetEndedSignIns, sendCodeMail } from './server'

const codeMail = z.object({ challenge: z.uuid() })

/** Erases what sign-ins leave behind. */
const FORGET_TASK = 'members.forget-sign-ins'

export const jobs = {
  tasks: {
    [CODE_MAIL_TASK]: async (facts, { job }) => {
      const { challenge } = codeMail.parse(facts)
      await sendCodeMail(await systemContext(CODE_MAIL_TASK), challenge, mailIdOf(job))
    },
    [FORGET_TASK]: async () => {
      const erased = await forgetEndedSignIns(await systemContext(FORGET_TASK))
      if (erased > 0) log.info({ erased }, 'ended sessions and codes of members were erased')
    },
  },
  cron: [{ task: FORGET_TASK, match: NIGHTLY, options: NO_BACKFILL }],
} satisfies Jobs
