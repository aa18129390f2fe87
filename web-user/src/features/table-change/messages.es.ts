export const tableChange = {
  label: 'Una pregunta sobre tu mesa',
  second_table:
    'Una persona todavía no tiene mesa. ¿Compartirías una segunda mesa con ella{count, plural, =0 {} other {, junto con {names}}}?',
  merge:
    '¿Les gustaría tener compañía? Podríamos juntar su mesa con {newcomers, plural, one {una persona} other {# personas}} más.',
  rescue:
    'Una mesa de {newcomers} es demasiado pequeña para reunirse. ¿Te sumarías{count, plural, =0 {} other {, junto con {names}}}?',
  until:
    'Si quienes recibieron la pregunta aceptan antes del {deadline}, tendrás una mesa nueva con un chat nuevo. Si no, todo sigue igual. Nadie ve tu respuesta.',
  left: '{hours, plural, =0 {} other {# h }}{minutes} min restantes',
  agree: 'Sí, me sumo',
  decline: 'No, me quedo',
  agreed:
    'Dijiste que sí. Si todos aceptan antes del {deadline}, tendrás tu mesa nueva. Si no, todo sigue igual.',
  declined: 'Te quedas en tu mesa. Hasta el {deadline} todavía puedes decir que sí.',
  changedMind: 'Prefiero quedarme',
  agreeAfterAll: 'Al final sí me sumo',
  offline: 'No tienes conexión. Podrás responder cuando vuelva.',
  loadFailed: 'No pudimos comprobar si hay una pregunta para ti.',
  retry: 'Reintentar',

  formedTitle: 'Tienes una mesa nueva',
  formedText: 'Saluda a quienes están ahí.',
  declinedTitle: 'Listo, te quedas',
  staysTitle: 'Tu mesa sigue igual',
  failedTitle: 'No pudimos guardar tu respuesta',
  failedText: 'Inténtalo otra vez.',
};
