export { FORM_NAMES, type FormName, isFormName } from './domain/form-descriptions'
