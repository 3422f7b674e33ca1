import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const LANGUAGES = ['th', 'en', 'cht', 'chs'] as const

/**
 * The data of the new fields. One row for each described form, as staff change but never add or delete them. The four
 * lists of bar messages become one: the messages of a place in the lists are one message, with the address of the first
 * language that has one.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    insert into form_settings (form)
    select unnest(enum_range(null::enum_form_settings_form))
    on conflict (form) do nothing`)
  const union = LANGUAGES.map((code) => `select _order, _parent_id from bar_message_${code}`).join(' union ')
  const joins = LANGUAGES.map((code) => `left join bar_message_${code} ${code} using (_order, _parent_id)`).join(' ')
  const columns = (name: string) => LANGUAGES.map((code) => `${code}.${name}`).join(', ')
  await db.execute(
    sql.raw(`
      insert into template_setting_notification_messages
        (_order, _parent_id, id, th, en, cht, chs, address, tone)
      select _order, _parent_id, coalesce(${columns('id')}), ${columns('text')}, coalesce(${columns('address')}), 'ink'
      from (${union}) places ${joins}`),
  )
  await db.execute(
    sql.raw(`
      insert into _template_setting_v_version_notification_messages
        (_order, _parent_id, _uuid, th, en, cht, chs, address, tone)
      select _order, _parent_id, coalesce(${columns('_uuid')}), ${columns('text')}, coalesce(${columns('address')}), 'ink'
      from (${union}) places ${joins}`.replaceAll(/bar_message_(\w+)/g, '_bar_message_$1_v')),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`delete from form_settings; delete from template_setting_notification_messages`)
}
