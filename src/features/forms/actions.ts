export {
  consumeFormQuota,
  consumeRecipientQuota,
  isByPerson,
  pageOfSender,
  parameterOfSender,
} from './actions/sender'
