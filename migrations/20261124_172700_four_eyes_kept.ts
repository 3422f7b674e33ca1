import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What one person has said cannot be changed before the other decides: a slip is approved as it was agreed, and a plan
 * with the prices that were proposed. What is decided stays decided, and the history of prices is only added to.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function payment_slips_keep_their_word() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then
          if new.state not in ('waiting', 'agreed') then raise exception 'a slip is decided by two people'; end if;
          return new;
        end if;
        if old.state in ('approved', 'refused') then raise exception 'a decided slip stays as it is'; end if;
        if new.state = 'approved' and old.state <> 'agreed' then raise exception 'a slip is decided by two people'; end if;
        if new.payment_id <> old.payment_id or (old.agreed_by is not null
            and (new.agreed_by, new.bank_reference) is distinct from (old.agreed_by, old.bank_reference)) then
          raise exception 'a slip is approved as it was agreed';
        end if;
        return new;
      end $body$;
    create trigger payment_slips_kept before insert or update on payment_slips
      for each row execute function payment_slips_keep_their_word();

    create function price_plans_keep_their_word() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then
          if new.state <> 'proposed' then raise exception 'a plan is proposed first'; end if;
        elsif (new.project_id, new.proposed_by, new.starts_at)
            is distinct from (old.project_id, old.proposed_by, old.starts_at)
          or (old.decided_by is not null and new.decided_by is distinct from old.decided_by)
          or old.state in ('called_off', 'done') or (old.state = 'proposed' and new.state = 'done') then
          raise exception 'a plan takes effect as it was proposed';
        end if;
        return new;
      end $body$;
    create trigger price_plans_kept before insert or update on price_plans
      for each row execute function price_plans_keep_their_word();
    create function price_plan_units_keep_their_word() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'UPDATE' or not exists (select from price_plans where id = new.plan_id and state = 'proposed') then
          raise exception 'a plan takes effect as it was proposed';
        end if;
        return new;
      end $body$;
    create trigger price_plan_units_kept before insert or update of plan_id, unit_id, price on price_plan_units
      for each row execute function price_plan_units_keep_their_word();

    create function price_history_is_kept() returns trigger language plpgsql as $body$
      begin
        -- A row goes only together with the unit or the plan it belongs to.
        if tg_op = 'DELETE' then
          if tg_table_name = 'unit_price_changes' then
            if not exists (select from units where id = old.unit_id) then return old; end if;
          elsif not exists (select from price_plans where id = old.plan_id) then
            return old;
          end if;
        end if;
        raise exception 'the history of prices is only added to';
      end $body$;
    create trigger unit_price_changes_kept before update or delete on unit_price_changes
      for each row execute function price_history_is_kept();
    create trigger price_plan_events_kept before update or delete on price_plan_events
      for each row execute function price_history_is_kept();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger price_plan_events_kept on price_plan_events;
    drop trigger unit_price_changes_kept on unit_price_changes;
    drop trigger price_plan_units_kept on price_plan_units;
    drop trigger price_plans_kept on price_plans;
    drop trigger payment_slips_kept on payment_slips;
    drop function price_history_is_kept();
    drop function price_plan_units_keep_their_word();
    drop function price_plans_keep_their_word();
    drop function payment_slips_keep_their_word();`)
}
