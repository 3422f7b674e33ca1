-- One row for each described form, as staff change but never add or delete them.
insert into form_settings (form) select unnest(enum_range(null::enum_form_settings_form));
