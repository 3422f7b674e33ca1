import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'

/**
 * A signed-in member whose account has one of everything, so that every form of it is shown: a saved project, another
 * device, a passkey, LINE, a household with an invitation, a running change of the address. Resolves to the session token.
 */
export async function furnishedMember(databaseUrl: string, email: string): Promise<{ token: string; id: string }> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const token = randomBytes(32).toString('hex')
  const [hash, mark] = [createHash('sha256').update(token).digest('hex'), randomBytes(6).toString('hex').toUpperCase()]
  const { rows } = await database.query(
    `with made as (
       insert into members (olm_id, ola_id, email, name, phone, locale, created_at, updated_at)
         values ('F' || $2, 'F' || $2, $1, 'Mali Srisuk', '+66812345678', 'th', now(), now()) returning id),
     house as (insert into households (created_at) values (now()) returning id),
     person as (insert into household_people (member, household, joined_at) select made.id, house.id, now() from made, house),
     invited as (
       insert into household_invitations (household, invited_by, email, locale, salt, token_hash, expires_at)
         select house.id, made.id, 'nok@example.com', 'th', $2, $2, now() + interval '7 days' from made, house),
     home as (insert into household_homes (household, slug, added_at) select id, 'nue-district-r9', now() from house),
     saved as (
       insert into member_saved_homes (member, slug, saved_at)
         select id, slug, now() from made, (values ('nue-district-r9'), ('noble-vesper-ploenchit')) as slugs (slug)),
     passkey as (
       insert into member_passkeys (member, name, credential, public_key, counter, transports, since)
         select id, 'Safari · iPhone', $2, 'a', 0, '[]', now() from made),
     line as (insert into member_identities (kind, subject, member, since) select 'line', $2, id, now() from made),
     address as (
       insert into member_email_changes (member, email, old_salt, new_salt, expires_at)
         select id, 'new@example.com', 'a', 'b', now() + interval '20 minutes' from made),
     sessions as (
       insert into member_sessions (member, token_hash, device, created_at, seen_at, ends_at, proven_at)
         select id, hash, device, now(), now(), now() + interval '30 days', now()
         from made, (values ($3, 'Chrome · Mac'), ($2, 'LINE · Android')) as devices (hash, device)),
     events as (
       insert into member_sign_ins (member, event, device, at) select id, 'signed_in', 'Chrome · Mac', now() from made)
     select id from made`,
    [email, mark, hash],
  )
  await database.end()
  return { token, id: String(rows[0]?.id) }
}
