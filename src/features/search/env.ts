import { z } from 'zod'
import { LOCALES } from '@/i18n/locales'
import { readLanguageChoices } from '@/kernel/language-choices'

/** The variables of this feature. */
export const env = {
  /** The speech service of voice search (S1§7). Without both, the browser's own recogniser is used where it has one. */
  SPEECH_URL: z.url({ protocol: /^https?$/ }).optional(),
  SPEECH_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
  /**
   * The base address of a language model that guesses what leftover words of a search ask for, such as
   * `https://models.example/v1`: any server with the chat completions of OpenAI's API. Off without it.
   */
  UNDERSTANDING_URL: z.url({ protocol: /^https?$/ }).optional(),
  UNDERSTANDING_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
  UNDERSTANDING_MODEL: z.string().min(1).default('default'),
  /** The language codes the speech service expects, where the default does not fit (C18): `cht=yue-Hant-HK`. */
  SPEECH_LOCALES: z
    .string()
    .default('')
    .refine((text) => readLanguageChoices(text, LOCALES) !== null, 'must be like cht=yue-Hant-HK,en=en-GB')
    .transform((text) => readLanguageChoices(text, LOCALES) ?? {}),
} as const
