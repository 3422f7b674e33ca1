import { LINK_OF_A_MAIL, type Route } from '@/kernel/route'

/** Made for one visitor: never cached, never indexed. */
const PRIVATE = { tags: [], isShared: false, isIndexed: false } as const

/** The public pages of this feature (A2.1, C26). */
export const routes = [
  { name: 'login', pattern: 'register/login', aliases: ['login'], reads: ['next', 'standing'], ...PRIVATE },
  { name: 'register', pattern: 'register', reads: [], ...PRIVATE },
  { name: 'register-activation', pattern: 'register/activation', reads: ['sent'], ...PRIVATE },
  { name: 'register-activation-link', pattern: 'register/activation/{token=}', ...LINK_OF_A_MAIL },
  {
    name: 'register-questionnaire',
    pattern: 'register/questionnaire',
    aliases: ['register/questionnaires', 'register/register-questionnaire'],
    reads: [],
    audience: 'member',
    ...PRIVATE,
  },
  {
    name: 'register-success',
    pattern: 'register/success',
    aliases: ['register/register-success', 'member/thankyou'],
    reads: [],
    ...PRIVATE,
  },
  {
    name: 'forget-password',
    pattern: 'member/forget-password',
    aliases: ['forget-password'],
    reads: [],
    ...PRIVATE,
  },
  {
    name: 'account-setting',
    pattern: 'account-setting',
    aliases: ['member/setting-new'],
    reads: ['page'],
    audience: 'member',
    ...PRIVATE,
  },
  { name: 'line-login', pattern: 'register/line', reads: ['problem'], ...PRIVATE },
  { name: 'household-invitation', pattern: 'account-setting/household/{token=}', ...LINK_OF_A_MAIL },
  { name: 'subscription-setting', pattern: 'subscription-setting', aliases: ['subscription'], reads: [], ...PRIVATE },
] as const satisfies readonly Route[]
