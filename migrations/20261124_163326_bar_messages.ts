import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "bar_message_th" CASCADE;
  DROP TABLE "bar_message_en" CASCADE;
  DROP TABLE "bar_message_cht" CASCADE;
  DROP TABLE "bar_message_chs" CASCADE;
  DROP TABLE "_bar_message_th_v" CASCADE;
  DROP TABLE "_bar_message_en_v" CASCADE;
  DROP TABLE "_bar_message_cht_v" CASCADE;
  DROP TABLE "_bar_message_chs_v" CASCADE;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "bar_message_th" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "bar_message_en" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "bar_message_cht" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "bar_message_chs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "_bar_message_th_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_bar_message_en_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_bar_message_cht_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_bar_message_chs_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "bar_message_th" ADD CONSTRAINT "bar_message_th_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."template_setting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bar_message_en" ADD CONSTRAINT "bar_message_en_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."template_setting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bar_message_cht" ADD CONSTRAINT "bar_message_cht_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."template_setting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bar_message_chs" ADD CONSTRAINT "bar_message_chs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."template_setting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bar_message_th_v" ADD CONSTRAINT "_bar_message_th_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_template_setting_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bar_message_en_v" ADD CONSTRAINT "_bar_message_en_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_template_setting_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bar_message_cht_v" ADD CONSTRAINT "_bar_message_cht_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_template_setting_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bar_message_chs_v" ADD CONSTRAINT "_bar_message_chs_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_template_setting_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bar_message_th_order_idx" ON "bar_message_th" USING btree ("_order");
  CREATE INDEX "bar_message_th_parent_id_idx" ON "bar_message_th" USING btree ("_parent_id");
  CREATE INDEX "bar_message_en_order_idx" ON "bar_message_en" USING btree ("_order");
  CREATE INDEX "bar_message_en_parent_id_idx" ON "bar_message_en" USING btree ("_parent_id");
  CREATE INDEX "bar_message_cht_order_idx" ON "bar_message_cht" USING btree ("_order");
  CREATE INDEX "bar_message_cht_parent_id_idx" ON "bar_message_cht" USING btree ("_parent_id");
  CREATE INDEX "bar_message_chs_order_idx" ON "bar_message_chs" USING btree ("_order");
  CREATE INDEX "bar_message_chs_parent_id_idx" ON "bar_message_chs" USING btree ("_parent_id");
  CREATE INDEX "_bar_message_th_v_order_idx" ON "_bar_message_th_v" USING btree ("_order");
  CREATE INDEX "_bar_message_th_v_parent_id_idx" ON "_bar_message_th_v" USING btree ("_parent_id");
  CREATE INDEX "_bar_message_en_v_order_idx" ON "_bar_message_en_v" USING btree ("_order");
  CREATE INDEX "_bar_message_en_v_parent_id_idx" ON "_bar_message_en_v" USING btree ("_parent_id");
  CREATE INDEX "_bar_message_cht_v_order_idx" ON "_bar_message_cht_v" USING btree ("_order");
  CREATE INDEX "_bar_message_cht_v_parent_id_idx" ON "_bar_message_cht_v" USING btree ("_parent_id");
  CREATE INDEX "_bar_message_chs_v_order_idx" ON "_bar_message_chs_v" USING btree ("_order");
  CREATE INDEX "_bar_message_chs_v_parent_id_idx" ON "_bar_message_chs_v" USING btree ("_parent_id");`)
}
