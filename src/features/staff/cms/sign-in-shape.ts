import { z } from 'zod'
import type { SignedAnswer } from '@/platform/sign-in/passkeys'

export const emailAsTyped = z.string().trim().toLowerCase().min(3).max(254)

const text = z.string().max(10_000)

/** What a browser says that a passkey signed; whether it is right is checked by the library. */
export const signedShape = z
  .looseObject({
    id: text,
    rawId: text,
    type: z.literal('public-key'),
    response: z.looseObject({ clientDataJSON: text, authenticatorData: text, signature: text }),
    clientExtensionResults: z.looseObject({}).default({}),
  })
  .transform((answer) => answer as unknown as SignedAnswer['response'])

/** What is sent to sign in: email, password, and a code or the answer of a passkey as the second factor. */
export const signInShape = z.object({
  email: emailAsTyped,
  password: z
    .string()
    .max(1000)
    .refine((typed) => typed.trim() !== ''),
  code: z.string().max(40).default(''),
  passkey: signedShape.optional(),
})

export type SignInAsked = z.infer<typeof signInShape>
