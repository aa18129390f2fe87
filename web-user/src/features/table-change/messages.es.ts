export const tableSplit = {
  label: 'Una segunda mesa',
  question:
    'Una persona todavía no tiene mesa. ¿Compartirías una segunda mesa con ella{count, plural, =0 {} other {, junto con {names}}}?',
  until:
    'Si quienes recibieron la pregunta aceptan antes del {deadline}, te cambias. Si no, todo sigue igual.',
  agree: 'Sí, me cambio',
  decline: 'No, me quedo',
  waiting:
    '¡Gracias! Falta la respuesta de {names}. Si no se logra antes del {deadline}, tu mesa sigue igual.',
  changedMind: 'Prefiero quedarme',

  formedTitle: 'Tienes una mesa nueva',
  formedText: 'Saluda a quienes están ahí.',
  staysTitle: 'Tu mesa sigue igual',
  failedTitle: 'No pudimos guardar tu respuesta',
  failedText: 'Inténtalo otra vez.',
};
