/** Spanish system messages by key, and opening questions by topic. The English texts are in the domain. */
export const systemMessages: Record<string, string> = {
  welcome: '¡Esta es su mesa! Arriba ven el día y la hora. Saluden y elijan juntos un lugar.',
  'icebreaker.travel': 'Para empezar: ¿a qué lugar volverías mañana mismo, y por qué?',
  'icebreaker.food': 'Para empezar: ¿qué es lo más rico que comiste este mes?',
  'icebreaker.career': 'Para empezar: ¿qué querías ser a los diez años, y qué queda de eso?',
  'icebreaker.hobbies': 'Para empezar: ¿de qué podrías hablar una hora sin prepararte?',
  'icebreaker.current_events': 'Para empezar: ¿sobre qué cambiaste de opinión hace poco?',
  joined: '{name} se unió a la mesa. ¡Saluden!',
  left: '{name} dejó la mesa.',
  venue: 'Ahora su mesa se encuentra aquí: {place}',
  open: 'Por ahora no hay ningún lugar elegido. ¡Propongan uno o voten!',
  settled: 'Su mesa está confirmada. ¡Nos vemos el sábado!',
  moved: 'El lugar cambió. Miren dónde se encuentran ahora, por favor.',
  reminder: '¡Ya falta poco! Si no puedes venir, deja la mesa para que otra persona tome tu lugar.',
  split:
    'Una persona todavía no tiene mesa. Preguntamos a algunas personas de esta mesa por una segunda mesa. Si no se logra, su mesa sigue igual.',
  second: '{name} se cambió a una segunda mesa, así que puede venir una persona más.',
  pair: 'Quedan solo ustedes dos. Si ambos confirman que está bien así, la mesa sigue. Si no, buscamos otra.',
};
