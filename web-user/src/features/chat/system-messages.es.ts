/** Spanish system messages by key, and opening questions by topic. The English texts are in the domain. */
export const systemMessages: Record<string, string> = {
  welcome: '¡Esta es su mesa! Arriba verán el día y la hora. Saluden y elijan juntos un lugar.',
  'icebreaker.travel': 'Para romper el hielo: ¿a qué lugar volverías mañana mismo, y por qué?',
  'icebreaker.food': 'Para romper el hielo: ¿qué es lo más rico que comiste este mes?',
  'icebreaker.career':
    'Para romper el hielo: ¿qué querías ser a los diez años? ¿Algo de eso todavía va contigo?',
  'icebreaker.hobbies': 'Para romper el hielo: ¿de qué podrías hablar una hora sin prepararte?',
  'icebreaker.current_events': 'Para romper el hielo: ¿sobre qué cambiaste de opinión hace poco?',
  joined: '{name} se unió a la mesa. ¡Saluden!',
  left: '{name} dejó la mesa.',
  venue: 'Nuevo punto de encuentro: {place}',
  open: 'Todavía no hay lugar. ¡Sugieran uno o voten!',
  settled: 'Su mesa está confirmada. ¡Nos vemos el sábado!',
  moved: 'El lugar cambió. Revisen dónde se encuentran ahora.',
  reminder: '¡Ya falta poco! ¿No puedes ir? Deja la mesa para que otra persona tenga tu lugar.',
  split:
    'Una persona todavía no tiene mesa. Preguntamos a algunas personas de esta mesa por una segunda mesa. Si no se logra, su mesa sigue igual.',
  second: '{name} se cambió a una segunda mesa, así que pueden venir más personas.',
  merge:
    'A otra mesa de este horario también le faltan personas. Preguntamos a ambas mesas si quieren juntarse. Si no se logra, su mesa sigue igual.',
  rescue:
    'Otra mesa de este horario es demasiado pequeña para reunirse. Preguntamos a algunas personas de esta mesa si quieren sumarse. Si no se logra, su mesa sigue igual.',
  join: 'Les preguntamos a ustedes y a personas de otra mesa si quieren compartir una mesa. Si no se logra, su mesa sigue igual.',
  pair: 'Ahora son solo ustedes dos. Si a ambos les parece bien, confírmenlo en Tus mesas. Si no, les buscaremos otra mesa.',
};
