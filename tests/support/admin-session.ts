import { codeForKey } from './code-app'
import { ADMIN } from './databases'

/** The value of a cookie that an answer sets. */
function cookieOf(answer: Response, name: string): string {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`))
  return cookie?.slice(name.length + 1).split(';')[0] ?? ''
}

/** Shows again who the person of a session is: the accounts of others change only within minutes of that. */
export async function confirmIdentity(url: string, token: string, { password } = ADMIN): Promise<void> {
  const answer = await fetch(`${url}/api/staff/confirmation`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, Authorization: `JWT ${token}` },
    body: JSON.stringify({ password }),
  })
  if (!answer.ok) throw new Error(`The admin could not confirm who they are: ${answer.status}`)
}

/**
 * Signs a member of staff in to a site, the first admin unless another is named, and sets up the second factor that the
 * role asks for. The token of the session: the code app of this account is then gone.
 */
export async function adminToken(url: string, account = ADMIN): Promise<string> {
  const post = (path: string, body: object, token = '') =>
    fetch(`${url}/api/staff/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url, Authorization: token && `JWT ${token}` },
      body: JSON.stringify(body),
    })
  const signedIn = await post('login', account)
  const token = cookieOf(signedIn, 'staff-token')
  const { offer, secret } = (await (await post('second-factor/offer', {}, token)).json()) as Record<string, string>
  const proof = { offer, code: codeForKey(secret ?? ''), password: account.password }
  const confirmed = await post('second-factor/confirm', proof, token)
  if (!confirmed.ok) throw new Error(`${account.email} cannot sign in: ${signedIn.status} ${confirmed.status}`)
  return token
}
