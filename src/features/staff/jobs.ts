import { z } from 'zod'
import { type Jobs, mailIdOf } from '@/platform/jobs'
import { payloadClient, systemContext } from '@/platform/payload'
import { ACCOUNT_MAIL_TASK, accountMailFacts, PASSWORD_LINK_TASK, sendAccountMail } from './server'

const passwordLink = z.object({ email: z.string() })

export const jobs = {
  tasks: {
    [ACCOUNT_MAIL_TASK]: async (facts, { job }) =>
      sendAccountMail(await systemContext(ACCOUNT_MAIL_TASK), accountMailFacts.parse(facts), mailIdOf(job)),
    // Mails nothing, and says nothing, when no account has the address.
    [PASSWORD_LINK_TASK]: async (facts) => {
      await (await payloadClient()).forgotPassword({ collection: 'staff', data: passwordLink.parse(facts) })
    },
  },
} satisfies Jobs
