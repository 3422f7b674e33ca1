import { systemContext } from '@/platform/database/payload'
import { type Jobs, mailIdOf } from '@/platform/jobs/jobs'
import {
  ACCOUNT_MAIL_TASK,
  accountMailFacts,
  PASSWORD_LINK_TASK,
  passwordLinkFacts,
  sendAccountMail,
  sendPasswordLink,
} from './server'

export const jobs = {
  tasks: {
    [ACCOUNT_MAIL_TASK]: async (facts, { job }) =>
      sendAccountMail(await systemContext(ACCOUNT_MAIL_TASK), accountMailFacts.parse(facts), mailIdOf(job)),
    [PASSWORD_LINK_TASK]: async (facts, { job }) =>
      sendPasswordLink(await systemContext(PASSWORD_LINK_TASK), passwordLinkFacts.parse(facts), mailIdOf(job)),
  },
} satisfies Jobs
