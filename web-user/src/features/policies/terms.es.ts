import { APP_NAME } from '../../shared/app-name.js';
import { contactSentences } from './contact.js';
import { operator, operatorName } from './operator.js';
import type { Policy } from './PolicyText.js';

export const policy: Policy = {
  note: 'Esta traducción está para que la leas con comodidad. El texto que vale legalmente es el inglés.',
  intro: `Estos términos son el acuerdo entre tú y ${operator() ? `${operator()}, a cargo de ${APP_NAME}` : APP_NAME}. Están escritos para leerse. Si algo de lo que dicen no te convence, por favor no uses el servicio.`,
  sections: [
    {
      title: 'Qué ofrecemos',
      paragraphs: [
        `${APP_NAME} presenta a personas adultas y las sienta en grupos pequeños los sábados, en un café o un restaurante. Nos dices cuándo puedes, qué tipo de lugar te gusta y hasta dónde irías. Te proponemos una mesa y abrimos un chat para ella.`,
        'No somos dueños de los lugares donde se encuentran, no los administramos ni hacemos reservas. La comida, la bebida, el traslado y todo lo demás en el lugar quedan entre tú y el lugar.',
      ],
    },
    {
      title: 'Quién puede usarlo',
      paragraphs: [
        'Debes tener 18 años o más. Al crear una cuenta confirmas que los tienes y que la fecha de nacimiento que diste es la tuya. Cerramos las cuentas de quienes no los tienen.',
      ],
    },
    {
      title: 'Tu cuenta',
      paragraphs: [
        'Una persona, una cuenta. Danos datos correctos, no compartas tu contraseña y avísanos si alguien más la consiguió. En los ajustes ves dónde tienes la sesión abierta, y te escribimos cuando alguien entra desde un dispositivo nuevo. Lo que pase en tu cuenta se considera hecho por ti hasta que nos digas otra cosa.',
      ],
    },
    {
      title: 'Cómo se forman las mesas',
      paragraphs: [
        'Un programa forma las mesas a partir de las preferencias, las respuestas de la encuesta, el rango de edad y la distancia que indicas. Puedes tener una sola solicitud abierta a la vez. No podemos prometer que haya mesa para un sábado concreto, que vengan todas las personas ni que se lleven bien.',
        'Una solicitud conserva el lugar para el que se encontró su mesa: si te mudas, cuenta a partir de tu próxima solicitud. Para proteger dónde vive cada persona, puedes cambiar tu ubicación tres veces al día y diez al mes.',
      ],
    },
    {
      title: 'Asistir',
      paragraphs: [
        'Otras personas organizan su sábado contando contigo. Si no puedes ir, deja la mesa en la aplicación lo antes posible para que alguien más ocupe tu lugar. Cualquier persona de una mesa puede cancelarla para todas; hazlo solo cuando el encuentro de verdad no pueda realizarse.',
        `Si en 90 días faltas varias veces a tus mesas o dejas tu lugar tarde, durante un máximo de 30 días otras personas reciben lugar antes que tú. Donde quienes gestionan ${APP_NAME} lo hayan activado, tampoco podrás pedir una nueva mesa durante un máximo de 14 días. Te enviaremos por correo el motivo y la fecha en que termina, y puedes apelar una vez ante la moderación.`,
      ],
    },
    {
      title: 'Cómo nos tratamos',
      paragraphs: ['Una mesa vale lo que valen sus modales. Te comprometes a no:'],
      points: [
        'acosar, amenazar, insultar ni discriminar a nadie;',
        'hacerte pasar por otra persona ni usar una foto de otra persona;',
        'hacer publicidad, reclutar, vender ni pedir dinero;',
        'contar lo que otras personas te dijeron ni mostrar sus fotos sin preguntarles;',
        'grabar a nadie ni llevar invitados sin el acuerdo de la mesa;',
        'usar el servicio para nada ilegal.',
      ],
    },
    {
      title: 'Tu seguridad',
      paragraphs: [
        `${APP_NAME} no investiga a sus usuarios. No revisamos antecedentes y no garantizamos la identidad, la conducta ni las intenciones de nadie, ni tu seguridad.`,
        'Encuéntrate en lugares públicos, cuéntale a alguien dónde estás, ten tu propia forma de volver y confía en tu criterio. En una emergencia, llama primero a los servicios de emergencia.',
      ],
    },
    {
      title: 'Verificación y nivel de confianza',
      paragraphs: [
        'Puedes verificar tu correo, tu fecha de nacimiento, tu teléfono, tu documento de identidad y tu foto, y cada paso suma a tu puntaje de confianza. La verificación es opcional. Una insignia o un puntaje alto dicen que se completó un paso; no garantizan quién es una persona ni cómo se comportará.',
      ],
    },
    {
      title: 'Lo que escribes y subes',
      paragraphs: [
        'Lo que escribes sigue siendo tuyo. Nos permites guardarlo y mostrarlo a las personas a las que va dirigido, que es lo que el servicio necesita para funcionar. No subas nada que no tengas derecho a compartir.',
      ],
    },
    {
      title: 'Reportes, suspensión y cierre',
      paragraphs: [
        'Cualquiera puede reportar a una persona, un mensaje o un encuentro. Revisamos los reportes y podemos leer los mensajes cercanos al reportado. También puedes bloquear a una persona: entonces ninguno ve lo que el otro escribe y no vuelven a compartir mesa.',
        'Podemos suspender o cerrar una cuenta que incumpla estos términos o dañe a la comunidad, de inmediato si la seguridad lo pide. Para cerrar una cuenta hacen falta dos personas de moderación. Te decimos el motivo, y puedes pedir una vez que la revise alguien que no tomó la decisión. Puedes eliminar tu propia cuenta cuando quieras, también mientras está suspendida.',
      ],
    },
    {
      title: 'Disponibilidad y cambios del servicio',
      paragraphs: [
        'Procuramos que el servicio funcione y que tus datos estén completos, pero se ofrece tal como es y puede interrumpirse, cambiar o terminar. Si un cambio es importante para ti, lo decimos antes.',
      ],
    },
    {
      title: 'Responsabilidad',
      paragraphs: [
        'Hasta donde la ley lo permite, no respondemos por la conducta de los usuarios dentro o fuera del servicio, por lo que ocurra en un encuentro o alrededor de él, ni por pérdidas indirectas. Nada en estos términos limita una responsabilidad que la ley no permite limitar.',
      ],
    },
    {
      title: 'Cambios de estos términos',
      paragraphs: [
        'Cuando estos términos cambian, publicamos aquí el texto nuevo con su fecha y te avisamos en la aplicación si el cambio es más que de redacción. Si después sigues usando el servicio, valen los términos nuevos.',
      ],
    },
  ],
  closing: {
    title: 'Contacto',
    paragraphs: [
      contactSentences({
        byEmail: '¿Tienes preguntas sobre estos términos? Escribe a {contact} y una persona te contestará.',
        elsewhere: 'Nos encuentras aquí: {reach}.',
        otherwise: `¿Tienes preguntas sobre estos términos? Pregunta a ${operatorName() || `quienes llevan ${APP_NAME} donde estás`}.`,
      }),
    ],
  },
};
