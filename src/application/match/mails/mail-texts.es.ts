import type { MatchMailTexts } from './mail-texts.en.js';

const CANNOT_COME = '¿No puedes ir? Deja la mesa para que otra persona ocupe tu lugar.';

export const matchMailTextsEs: MatchMailTexts = {
  tableFound: ({ day, shortDay, time }, hasVenue) => ({
    subject: `Tu mesa está lista: ${shortDay}, ${time}`,
    paragraphs: [
      `Tu mesa para el ${day}, ${time}, está lista.`,
      hasVenue ? 'Saluda en el chat.' : 'Saluda en el chat y elijan un lugar entre todos.',
      CANNOT_COME,
    ],
    button: 'Abrir el chat',
  }),
  confirmed: ({ shortDay, time }) => `Tu mesa está confirmada: ${shortDay}, ${time}`,
  tableLost: ({ day, shortDay, time }, leavesTime) => ({
    subject: `Se canceló tu mesa del ${shortDay}`,
    paragraphs: [
      `Se canceló tu mesa del ${day} (${time}).`,
      leavesTime
        ? 'Vuelves a la lista de espera y tendrás prioridad en la próxima mesa.'
        : 'Ya no hay tiempo de encontrarte otra mesa para ese día. Nos encantaría verte otro sábado.',
    ],
    button: leavesTime ? 'Ver tu solicitud' : 'Elegir un sábado',
  }),
  seatLost: ({ day, shortDay, time }) => ({
    subject: `Tu lugar del ${shortDay} cambió`,
    paragraphs: [
      `Se corrigió tu edad y queda fuera del rango de edad de tu mesa del ${day}, ${time}, así que tuvimos que liberar tu lugar.`,
      'Tu solicitud sigue abierta. Te buscaremos otra mesa.',
    ],
    button: 'Ver tu solicitud',
  }),
  requestClosed: ({ day, shortDay, time }) => ({
    subject: `Tu solicitud para el ${shortDay} terminó`,
    paragraphs: [
      `Con tu nueva ubicación, el ${day}, ${time}, está demasiado cerca para encontrarte una mesa, así que cerramos tu solicitud.`,
      'Nos encantaría encontrarte una mesa otro sábado.',
    ],
    button: 'Elegir un sábado',
  }),
  tableChangeAsked: ({ day, shortDay, time }, until) => ({
    subject: `Una pregunta sobre tu mesa: ${shortDay}, ${time}`,
    paragraphs: [
      `Queremos juntar a algunas personas más el ${day}, ${time}, y solo es posible si estás de acuerdo.`,
      `Antes del ${until}, abre el chat y di sí o no. Tu respuesta es privada y, si no se logra, tu mesa sigue igual.`,
    ],
    button: 'Responder en el chat',
  }),
  meetupCancelled: ({ day, time }, place) => ({
    subject: 'Se canceló un encuentro al que ibas',
    paragraphs: [
      `Se canceló el encuentro del ${day}, ${time}, en ${place}.`,
      'Puede que haya otros ese día. Nos encantaría verte en alguno.',
    ],
    button: 'Ver encuentros',
  }),
  feedbackQuestion: ({ day, shortDay }) => ({
    subject: `¿Cómo estuvo el ${shortDay}?`,
    paragraphs: [
      `Esperamos que la hayas pasado bien el ${day}.`,
      'Cuéntanos quién fue y a quién te gustaría volver a ver. Toma un minuto, y los demás nunca ven tus respuestas.',
      '¿Algo te incomodó? En la misma página puedes contárselo a nuestro equipo de moderación.',
    ],
    button: 'Contar cómo estuvo',
  }),
  reminder: ({ shortDay, time }, hasVenue) => ({
    subject: `Se acerca tu mesa: ${shortDay}, ${time}`,
    paragraphs: [
      'Se acerca tu mesa. Esto es lo que necesitas saber:',
      ...(hasVenue ? [] : ['Todavía no eligieron un lugar. ¡Sugiere uno o vota en el chat!']),
    ],
    button: 'Dinos si puedes venir',
  }),
  askAgain: ({ day, shortDay, time }) => ({
    subject: `¿Vas a venir el ${shortDay}?`,
    paragraphs: [
      `Tu mesa es el ${day}, ${time}, y todavía no nos dices si vas a venir.`,
      'Con un toque basta, y los demás lo sabrán.',
    ],
    button: 'Sí o no',
  }),
  homeSafe: {
    subject: 'Una pregunta breve',
    paragraphs: [
      '¿Ya estás en casa y todo bien? Con un toque basta.',
      'Si algo no estuvo bien, cuéntanoslo ahí. Solo lo lee nuestro equipo de moderación y nadie de tu mesa puede notarlo. Si no respondes, no pasa nada.',
      '¿Hay peligro inmediato? Llama primero a los servicios de emergencia de tu zona.',
    ],
    button: 'Responder',
  },
  chatOffers: (names, list) => ({
    subject:
      names.length === 1
        ? `A ${names[0]} y a ti les gustaría volver a verse`
        : `${names.length} personas que te gustaría volver a ver dijeron lo mismo`,
    paragraphs: [
      `Buenas noticias: te gustaría volver a ver a ${list}, y es mutuo.`,
      '¿Abrimos un chat solo para ustedes dos? Se abre si ambos dicen que sí, y un no nunca se muestra.',
    ],
    button: 'Responder',
  }),
  chatOpened: (name) => ({
    subject: `${name} y tú ya pueden chatear`,
    paragraphs: [`${name} también dijo que sí y su chat está abierto. Es solo para ustedes dos. ¡Saluda!`],
    button: 'Abrir el chat',
  }),
  askToLeave: ({ day, shortDay, time }, isSeatFilled) => ({
    subject: `¿Quieres dejar tu lugar del ${shortDay}?`,
    paragraphs: [
      `Con el enlace de tu recordatorio nos avisaron que no puedes ir el ${day} (${time}). Si fuiste tú, deja tu lugar aquí para que ${isSeatFilled ? 'otra persona pueda tenerlo' : 'los demás lo sepan'}.`,
      '¿No fuiste tú? Ignora este correo. Tu lugar sigue siendo tuyo.',
    ],
    button: 'Dejar mi lugar',
  }),
};
