import { jwtVerify, SignJWT } from 'jose'

const bytesOf = (secretKey: string) => new TextEncoder().encode(secretKey)

/** What is asked of 2C2P: all of it is one signed token, and the signature says who asks. */
export const sealed = (claims: Record<string, unknown>, secretKey: string): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(bytesOf(secretKey))

/** What a token says; null when another key has signed it, or none. */
export const openedBy = (token: string, secretKey: string): Promise<Record<string, unknown> | null> =>
  jwtVerify(token, bytesOf(secretKey), { algorithms: ['HS256'] }).then(
    ({ payload }) => payload,
    () => null,
  )
