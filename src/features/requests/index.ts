export { type FormName, isFormName } from './domain/form-descriptions'
